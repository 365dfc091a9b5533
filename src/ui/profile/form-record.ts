import type { Profile } from '../../services/contract/records/profile.ts';

/** The profile as its forms begin: with what the sign-up left in its details, each once. */
export const formRecord = (person: Profile): Profile => ({
  ...person,
  service_lines: offered(person, 'service_line', person.service_lines),
  industries: offered(person, 'industry', person.industries),
  regions: offered(person, 'region', person.regions),
});

/** What the profile names itself and what the sign-up form left in its details, each once. */
function offered({ candidate_details }: Profile, type: string, own: readonly string[]): string[] {
  const detailed = candidate_details.flatMap(({ detail_type, value }) =>
    detail_type === type && value ? [value] : [],
  );
  return [...new Set([...own, ...detailed])];
}
