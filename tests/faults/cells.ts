/**
 * The cells of the matrix: each is one call that meets one fault, on a first visit or with data held, in one language.
 */
import type { Language } from '../browser/support/messages.ts';
import { type FaultName, faultNames, faultOf } from './faults.ts';
import type { CallKind } from './outcome.ts';
import { type SceneName, sceneNames, sceneOf } from './scenes/scenes.ts';

export type Visit = 'first' | 'revisit';

export interface Cell {
  readonly scene: SceneName;
  readonly fault: FaultName;
  readonly visit: Visit;
  readonly language: Language;
}

export const visits = ['first', 'revisit'] as const satisfies readonly Visit[];
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

export const nameOf = ({ scene, fault, visit, language }: Cell): string =>
  `${scene}: ${faultOf(fault).title}, ${visit === 'first' ? 'first visit' : 'revisit'}, ${language}`;

/** Every call × every fault × both visits; the languages take turns, as on a chessboard. */
export function allCells(): Cell[] {
  return sceneNames.flatMap((scene, row) =>
    faultNames.flatMap((fault, column) =>
      visits.map((visit, layer) => ({ scene, fault, visit, language: languageAt(row + column + layer) })),
    ),
  );
}

/**
 * One fault for every call. Those that read, and those that change something, each meet every fault in turn; the pairs of
 * visit and language take turns from call to call.
 */
export function quickCells(): Cell[] {
  return groups.flatMap((group, turn) =>
    sceneNames.filter(group).map((scene, row): Cell => {
      const place = row + turn;
      return {
        scene,
        fault: faultNames[row % faultNames.length] ?? 'refused',
        visit: visits[Math.floor(place / 2) % 2] ?? 'first',
        language: languageAt(place),
      };
    }),
  );
}

/** In the calls of the last group, every fault has the same result. */
const quietKinds: readonly CallKind[] = ['silent', 'landing'];
const readKinds: readonly CallKind[] = ['list', 'record', 'choices', 'download'];

const groups: readonly ((scene: SceneName) => boolean)[] = [
  (scene) => readKinds.includes(sceneOf(scene).kind),
  (scene) => ![...readKinds, ...quietKinds].includes(sceneOf(scene).kind),
  (scene) => quietKinds.includes(sceneOf(scene).kind),
];

const languageAt = (place: number): Language => languages[place % 2] ?? 'en';
