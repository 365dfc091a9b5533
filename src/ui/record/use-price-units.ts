import { type Lookup, useLookup } from './use-lookup.ts';

/** The unit of each price basis, by its key: hour, day, week, month or project. */
export type PriceUnits = Lookup<string | null>;

/** The units as the server's list of price bases states them. */
export const usePriceUnits = (): PriceUnits => useLookup('priceBasis', unitOf);

const unitOf = ({ unit }: { readonly unit: string | null }): string | null => unit;
