import type { Profile } from '../../services/contract/records/profile.ts';

/** The initial values of the profile's forms, including those that the sign-up stored in the details. */
export const formRecord = (person: Profile): Profile => ({
  ...person,
  service_lines: offered(person, 'service_line', person.service_lines),
  industries: offered(person, 'industry', person.industries),
  regions: offered(person, 'region', person.regions),
});

/** The profile's own values and those that the sign-up stored in the details, without duplicates. */
function offered({ candidate_details }: Profile, type: string, own: readonly string[]): string[] {
  const detailed = candidate_details.flatMap(({ detail_type, value }) =>
    detail_type === type && value ? [value] : [],
  );
  return [...new Set([...own, ...detailed])];
}
