/** How the candidate's skills and languages compare with those that a request requires. */
import { expect, test } from 'vitest';
import { type Bio, bio } from '../../src/services/contract/records/bio.ts';
import { jobDescription } from '../../src/services/contract/records/job-request.ts';
import { languageFits, skillFits } from '../../src/ui/job-request/fit.ts';

type Status = 'has' | 'below' | 'lacks' | null;

const requestWith = (fields: object) => jobDescription.create({ name: 'RFQ-1', job_title: 'Roadmap', ...fields });
const bioWith = (fields: object): Bio => bio.create({ name: 'BIO-1', ...fields });

test.each<[own: string, bio: Bio | null, wanted: number | null, status: Status, ownLevel: string | null]>([
  ['the level', bioWith({ technical_skills: [{ skill: 'Excel', level: 3 }] }), 3, 'has', '3'],
  ['a higher level', bioWith({ technical_skills: [{ skill: 'Excel', level: 4 }] }), 3, 'has', '4'],
  ['a lower level', bioWith({ technical_skills: [{ skill: 'Excel', level: 2 }] }), 3, 'below', '2'],
  ['no level', bioWith({ technical_skills: [{ skill: 'Excel' }] }), 1, 'below', null],
  ['no level, and none is wanted', bioWith({ technical_skills: [{ skill: 'Excel' }] }), null, 'has', null],
  ['another skill', bioWith({ technical_skills: [{ skill: 'SQL', level: 5 }] }), 1, 'lacks', null],
  ['no skill', bioWith({}), null, 'lacks', null],
  ['a bio that is loading', null, 1, null, null],
])('a skill, with %s', (_, own, wanted, status, ownLevel) => {
  const request = requestWith({ required_skills: [{ skill: 'Excel', level: wanted, is_mandatory: 1 }] });
  expect(skillFits(request, own)).toEqual([
    { key: 'Excel', wanted: wanted === null ? null : String(wanted), isMandatory: true, own: ownLevel, status },
  ]);
});

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'];
test.each(levels.flatMap((own, at) => levels.map((wanted, wantedAt) => ({ own, wanted, isEnough: at >= wantedAt }))))(
  'a language with $own, where $wanted is wanted',
  ({ own, wanted, isEnough }) => {
    const request = requestWith({ required_languages: [{ language: 'ar', level: wanted }] });
    const [fit] = languageFits(request, bioWith({ language: [{ language: 'ar', level: own }] }));
    expect(fit).toEqual({ key: 'ar', wanted, isMandatory: false, own, status: isEnough ? 'has' : 'below' });
  },
);

test('a language that the candidate does not speak', () => {
  const request = requestWith({ required_languages: [{ language: 'ar', level: 'A1' }] });
  const spoken = bioWith({ language: [{ language: 'en', level: 'Native' }] });
  expect(languageFits(request, spoken)).toMatchObject([{ own: null, status: 'lacks' }]);
  expect(languageFits(request, null)).toMatchObject([{ own: null, status: null }]);
});
