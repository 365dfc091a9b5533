import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '../../src/services/contract/records/profile.ts';
import { Photo } from '../../src/ui/profile/photo.tsx';
import { SiteContext } from '../../src/ui/site.ts';

const renderedSource = (base: string, photo_url: string) => {
  const person = { photo_url, first_name: 'Noura', last_name: null, full_name: 'Noura' } as Profile; // the fields that `Photo` reads
  render(
    <SiteContext value={{ homeUrl: '/', apiBase: base, findNewRelease: async () => false }}>
      <Photo person={person} />
    </SiteContext>,
  );
  return screen.getByRole('presentation', { hidden: true }).getAttribute('src');
};

test.each([
  ['', '/api/photo/x', '/api/photo/x'],
  ['https://api.example', '/api/photo/x', 'https://api.example/api/photo/x'],
  ['https://api.example', 'https://files.example/me.png', 'https://files.example/me.png'],
  ['https://api.example', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('with the API at %j, resolves the photo %j to %j', (base, photoUrl, address) => {
  expect(renderedSource(base, photoUrl)).toBe(address);
});
