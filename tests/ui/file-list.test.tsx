import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileList } from '../../src/ui/record/file-list.tsx';
import { SiteContext } from '../../src/ui/site.ts';
import { show } from './support/show.tsx';

const site = { homeUrl: '/', apiBase: 'https://api.example', findNewRelease: async () => false };

const open = (file_url: string | null) =>
  show({
    page: (
      <SiteContext value={site}>
        <FileList files={[{ name: 'F1', file_name: 'nda.pdf', file_url, file_size: 348_160 }]} />
      </SiteContext>
    ),
    answers: {},
  });

test.each([
  ['https://files.example/nda.pdf', 'https://files.example/nda.pdf', 0],
  ['/files/nda.pdf', 'https://api.example/files/nda.pdf', 0],
  ['/private/files/nda.pdf', undefined, 1],
  ['javascript:alert(1)', undefined, 0],
  ['//files.example/nda.pdf', undefined, 0],
  [null, undefined, 0],
])('the file at %s has the link %s and %i downloads', async (file_url, address, downloads) => {
  const { t } = await open(file_url);
  const link = screen.queryByRole('link', { name: 'nda.pdf' });
  expect(link?.getAttribute('href')).toBe(address);
  if (link) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  const name = t('download_named', { name: '\u2068nda.pdf\u2069' });
  expect(screen.queryAllByRole('button', { name })).toHaveLength(downloads);
  expect(screen.getByText('nda.pdf').tagName).toBe('BDI');
  expect(screen.getByText('348 kB')).toBeVisible();
});
