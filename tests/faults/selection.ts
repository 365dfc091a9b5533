/** Which cells are played, as the environment states it. `scripts/faults.mjs` sets it from its options. */
import type { Language } from '../browser/support/messages.ts';
import { allCells, type Cell, languages, quickCells, visits } from './cells.ts';
import { faultNames } from './faults.ts';
import type { StorageCell } from './play-storage-cell.ts';
import { routeNames } from './routes.ts';
import { sceneNames } from './scenes/scenes.ts';
import { storageFaultNames } from './storage-faults.ts';

export interface Selection {
  /** Verdicts and pictures are written for the report, and a red cell fails no test. */
  readonly isReported: boolean;
  /** Cells that have a verdict are not played again. */
  readonly isResumed: boolean;
  /** One fault for every call, and one for every route. */
  readonly isQuick: boolean;
  /** Only these; empty for every one. */
  readonly call: readonly string[];
  /** Faults of calls or of storage. */
  readonly fault: readonly string[];
  /** Of the faults of storage. */
  readonly route: readonly string[];
  /** Without a value, both are played. */
  readonly visit?: string;
  /** `both` plays every cell in both languages; without a value, they take turns. */
  readonly language?: string;
  /** Milliseconds that a state may take to appear. */
  readonly patience: number;
}

export function readSelection(env: Readonly<Record<string, string | undefined>>): Selection {
  const isReported = env.FAULTS_REPORT === '1';
  return {
    isReported,
    isResumed: env.FAULTS_RESUME === '1',
    isQuick: env.FAULTS_QUICK === '1' || !isReported,
    call: listed('call', env.FAULTS_CALL, sceneNames),
    fault: listed('fault', env.FAULTS_FAULT, [...faultNames, ...storageFaultNames]),
    route: listed('route', env.FAULTS_ROUTE, routeNames),
    visit: known('visit', env.FAULTS_VISIT, visits),
    language: known('language', env.FAULTS_LANGUAGE, [...languages, 'both']),
    patience: Number(env.FAULTS_PATIENCE || 60_000),
  };
}

export function cellsIn({ isQuick, call, fault, route, visit, language }: Selection): Cell[] {
  if (route.length > 0) return [];
  return (isQuick ? quickCells() : allCells())
    .filter((cell) => isAmong(call, cell.scene) && isAmong(fault, cell.fault) && (!visit || cell.visit === visit))
    .flatMap(inLanguage(language));
}

/** The quick ones are a diagonal: each route with one fault, and each fault with a route. */
export function storageCellsIn({ isQuick, call, fault, route, visit, language }: Selection): StorageCell[] {
  if (call.length > 0 || visit) return [];
  return routeNames
    .flatMap((name, row) =>
      storageFaultNames.map((each, column) => ({
        route: name,
        fault: each,
        language: (row + Math.floor(column / 2)) % 2 === 0 ? ('en' as const) : ('ar' as const),
        isQuick: row % storageFaultNames.length === column,
      })),
    )
    .filter((cell) => (!isQuick || cell.isQuick) && isAmong(fault, cell.fault) && isAmong(route, cell.route))
    .flatMap(inLanguage(language));
}

/** The cell in each language that was asked for; without one, in that of its turn. */
function inLanguage(asked: string | undefined) {
  const selected = languages.filter((language) => asked === 'both' || asked === language);
  return <C extends { readonly language: Language }>(cell: C): C[] =>
    asked === undefined ? [cell] : selected.map((language) => ({ ...cell, language }));
}

const isAmong = (names: readonly string[], name: string): boolean => names.length === 0 || names.includes(name);

/** The values of an option, which are separated by commas. */
function listed(option: string, text: string | undefined, values: readonly string[]): string[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((value) => known(option, value, values) ?? value);
}

function known(option: string, value: string | undefined, values: readonly string[]): string | undefined {
  if (!value || values.includes(value)) return value || undefined;
  throw new Error(`There is no ${option} “${value}”. There are: ${values.join(', ')}.`);
}
