/** Tests of the colours that the server gives to the login page. */
import { describe, expect, it } from 'vitest';
import type { LoginTheme } from '../../src/services/contract/records/landing.ts';
import { buttonColours } from '../../src/ui/auth/theme-colours.ts';

const colours = (primary_color: string | null, on_primary_color: string | null = null) =>
  buttonColours({ primary_color, on_primary_color } as LoginTheme) as Record<string, string> | undefined;

describe('the button of the login page', () => {
  it.each([
    ['#0b3d91', '#ffe9a8', '#0b3d91', '#ffe9a8'],
    [' #0B3D91 ', '#FFF', '#0b3d91', '#ffffff'],
    ['#06c', '#fff', '#0066cc', '#ffffff'],
    ['#767676', '#ffffff', '#767676', '#ffffff'], // 4.54:1
    ['#777777', '#ffffff', '#777777', '#000000'], // 4.48:1
    ['#ffd800', '#ffffff', '#ffd800', '#000000'],
    ['#ffd800', null, '#ffd800', '#000000'],
    ['#102030', 'navy', '#102030', '#ffffff'],
  ])('with %s and %s has %s and %s', (primary, onPrimary, act, onAct) => {
    expect(colours(primary, onPrimary)).toMatchObject({ '--act': act, '--on-act': onAct });
  });

  it.each([
    ['#0b3d91', '#000000'],
    ['#ffd800', '#ffffff'],
  ])('with %s moves towards %s under the pointer', (primary, away) => {
    expect(colours(primary)?.['--act-hover']).toBe(`color-mix(in srgb, ${primary} 85%, ${away})`);
  });

  it.each([
    [null],
    [''],
    ['red'],
    ['#12345'],
    ['#1234567'],
    ['#12g'],
    ['url(//elsewhere.example)'],
    ['#000;color:red'],
    ['rgb(0 0 0)'],
  ])('keeps its colours with %j', (primary) => {
    expect(colours(primary, '#ffffff')).toBeUndefined();
  });

  it('keeps its colours without a theme', () => {
    expect(buttonColours(null)).toBeUndefined();
  });

  it('has a readable text on every colour', () => {
    for (let shade = 0; shade < 256; shade += 1) {
      const grey = `#${shade.toString(16).padStart(2, '0').repeat(3)}`;
      const part = shade / 255;
      const luminance = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      const ratio = colours(grey)?.['--on-act'] === '#ffffff' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05;
      expect(ratio, grey).toBeGreaterThanOrEqual(4.5);
    }
  });
});
