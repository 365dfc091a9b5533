import type { Service } from '../../services/contract/records/lookup.ts';

/** The services that visitors may see. A server may mark services as published, as disabled, or not at all. */
export const offeredServices = (services: readonly Service[]): readonly Service[] =>
  services.filter(
    ({ disabled, published }) => !disabled && (published || services.every((service) => !service.published)),
  );
