/** Compares the candidate's skills and languages with those that a request requires. */
import type { Bio } from '../../services/contract/records/bio.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';

export interface Fit {
  readonly key: string | null;
  readonly wanted: string | null;
  readonly isMandatory: boolean;
  /** The candidate's own level. */
  readonly own: string | null;
  /** `null` while the candidate's bio is loading. */
  readonly status: 'has' | 'below' | 'lacks' | null;
}

export const skillFits = ({ required_skills }: JobDescription, bio: Bio | null): Fit[] =>
  required_skills.map(({ skill, level, is_mandatory }) => {
    const own = bio?.technical_skills.find((each) => each.skill === skill);
    const wanted = level === null ? null : String(level);
    return fitOf(
      bio,
      skill,
      wanted,
      is_mandatory,
      own && { level: own.level === null ? null : String(own.level) },
      skillRank,
    );
  });

export const languageFits = ({ required_languages }: JobDescription, bio: Bio | null): Fit[] =>
  required_languages.map(({ language, level }) =>
    fitOf(
      bio,
      language,
      level,
      false,
      bio?.language.find((each) => each.language === language),
      languageRank,
    ),
  );

function fitOf(
  bio: Bio | null,
  key: string | null,
  wanted: string | null,
  isMandatory: boolean,
  own: { readonly level: string | null } | undefined,
  rankOf: (level: string | null) => number,
): Fit {
  const isEnough = own !== undefined && rankOf(own.level) >= rankOf(wanted);
  const status = bio === null ? null : isEnough ? 'has' : own ? 'below' : 'lacks';
  return { key, wanted, isMandatory, own: own?.level ?? null, status };
}

const skillRank = (level: string | null): number => Number(level ?? 0);
const languageRank = (level: string | null): number =>
  ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'].indexOf(level ?? '');
