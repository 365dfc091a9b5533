import type { DetailType } from '../../services/contract/sign-up.ts';
import type { OptionList } from '../form/use-options.ts';
import type { MessageId } from '../messages.tsx';

export interface DetailKind {
  readonly type: DetailType;
  /** The server's list that it is chosen from. */
  readonly list: OptionList;
  readonly label: MessageId;
  /** One of them, and not any number. */
  readonly isSingle?: boolean;
}

/** The kinds of things that a candidate offers, in the order in which they are asked for. */
export const detailKinds: readonly DetailKind[] = [
  { type: 'service_line', list: 'serviceLines', label: 'service_lines' },
  { type: 'industry', list: 'industries', label: 'industries' },
  { type: 'region', list: 'regions', label: 'regions' },
  { type: 'years_of_experience', list: 'yearsOfExperience', label: 'years_of_experience', isSingle: true },
  { type: 'skill', list: 'technicalSkills', label: 'technical_skills' },
  { type: 'language', list: 'languages', label: 'languages' },
];
