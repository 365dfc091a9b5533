import type { Service } from '../../services/contract/records/lookup.ts';

/** The services that visitors may see. A server may mark services as published, as disabled, or not at all. */
export function offeredServices(services: readonly Service[]): readonly Service[] {
  const areMarked = services.some(({ published }) => published);
  return services.filter(({ disabled, published }) => !disabled && (published || !areMarked));
}
