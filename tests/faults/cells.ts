/** The cells of the matrix: each is one call that meets one fault, on a first visit or with data held, in one language. */
import type { Language } from '../browser/support/messages.ts';
import { type FaultKind, type FaultName, faultNames, faultOf } from './faults.ts';
import { type SceneName, sceneNames } from './scenes/scenes.ts';

export type Visit = 'first' | 'revisit';

export interface Cell {
  readonly scene: SceneName;
  readonly fault: FaultName;
  readonly visit: Visit;
  readonly language: Language;
}

export const visits = ['first', 'revisit'] as const satisfies readonly Visit[];
const languages = ['en', 'ar'] as const satisfies readonly Language[];

export const nameOf = ({ scene, fault, visit, language }: Cell): string =>
  `${scene}: ${faultOf(fault).title}, ${visit === 'first' ? 'first visit' : 'revisit'}, ${language}`;

/** Every call × every fault × both visits, in both languages or, as a chessboard, in one of them. */
export function allCells(inBoth = false): Cell[] {
  return sceneNames.flatMap((scene, row) =>
    faultNames.flatMap((fault, column) =>
      visits.flatMap((visit, layer) =>
        inBoth
          ? languages.map((language) => ({ scene, fault, visit, language }))
          : [{ scene, fault, visit, language: languageAt(row + column + layer) }],
      ),
    ),
  );
}

/**
 * Two faults for every call: one without a usable reply, and one with an error. The kinds, the faults of a kind, and the
 * pairs of visit and language take turns from call to call.
 */
export function quickCells(): Cell[] {
  return sceneNames.flatMap((scene, row) =>
    kinds.map((group, column): Cell => {
      const kind = group[row % group.length];
      const faults = faultNames.filter((name) => faultOf(name).kind === kind);
      const turn = row + column;
      return {
        scene,
        fault: faults[Math.floor(row / group.length) % faults.length] ?? 'refused',
        visit: visits[Math.floor(turn / 2) % 2] ?? 'first',
        language: languageAt(turn),
      };
    }),
  );
}

const kinds: readonly (readonly FaultKind[])[] = [
  ['noAnswer', 'late', 'unusable'],
  ['rejected', 'busy', 'broken'],
];

const languageAt = (place: number): Language => languages[place % 2] ?? 'en';
