/** Tests of how a candidate delivers a milestone. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { isolated } from '../../src/services/contract/isolated.ts';
import { active, milestone, openContract } from './support/open-contract.tsx';

describe('a delivery', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const held = (name: string) => ({ name: `F-${name}`, file_name: name, file_size: '8', expires_at: '9999999999999' });

  test('waits for its files, each of which can be tried again, and is sent once', async () => {
    const { t, person, sent, uploads, answerUpload } = await openContract({ contract: active });
    await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
    await person.type(screen.getByRole('textbox', { name: t('delivery_note') }), 'The report');
    const field = screen.getByLabelText(t('delivery_files'), { selector: 'input' });
    await person.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
    const [a, b] = uploads.map(({ id }) => id);
    const send = screen.getByRole('button', { name: t('delivery_send') });
    expect(send).toHaveAccessibleDescription(t('delivery_uploading'));
    answerUpload({ type: 'upload.moved', id: a, share: 0.5 } as { type: string });
    expect((await screen.findAllByRole('progressbar'))[0]).toHaveAttribute('aria-valuenow', '50');
    answerUpload({ type: 'upload.held', id: a, file: held('a.pdf') } as { type: string });
    const { apiError } = new CallError({ kind: 'unreachable' });
    answerUpload({ type: 'upload.failed', id: b, apiError } as { type: string });
    expect(await screen.findByText(t('delivery_files_failed'))).toBeVisible();
    await person.click(send);
    expect(sent).toEqual([]);
    await person.click(screen.getByRole('button', { name: /Try again/ }));
    expect(uploads.at(-1)).toEqual({ type: 'upload.repeat', id: b });
    answerUpload({ type: 'upload.held', id: b, file: held('b.pdf') } as { type: string });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await person.click(send);
    expect(await screen.findByText(t('delivery_sent'))).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        act: 'deliver',
        draft: expect.objectContaining({
          milestone: 'M1',
          note: 'The report',
          files: [held('a.pdf'), held('b.pdf')],
        }),
      }),
    ]);
  });

  test('refuses a file of another type and a sixth file before anything is sent', async () => {
    const { t, person, uploads } = await openContract({ contract: active });
    await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
    const field = screen.getByLabelText(t('delivery_files'), { selector: 'input' });
    fireEvent.change(field, { target: { files: [new File(['MZ'], 'a.exe')] } });
    expect(await screen.findByText(t('file_type_refused'))).toBeVisible();
    fireEvent.change(field, { target: { files: ['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)) } });
    expect(uploads).toHaveLength(5);
    expect(field).toBeDisabled();
  });

  test('shows no error of a removed file beside the file that takes its place', async () => {
    const refused = new CallError({ kind: 'refused', fields: { 'files.0.file': 'The file is damaged.' } });
    const { t, person, uploads, answerUpload } = await openContract({ contract: active, replies: [refused] });
    await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
    await person.type(screen.getByRole('textbox', { name: t('delivery_note') }), 'The report');
    const field = screen.getByLabelText(t('delivery_files'), { selector: 'input' });
    await person.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
    const names = ['a.pdf', 'b.pdf'];
    for (const [at, { id }] of uploads.entries())
      answerUpload({ type: 'upload.held', id, file: held(names[at] ?? '') } as { type: string });
    const send = screen.getByRole('button', { name: t('delivery_send') });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await person.click(send);
    expect(await screen.findByText('The file is damaged.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('delivery_remove', { name: isolated('a.pdf') }) }));
    expect(screen.getByText('b.pdf')).toBeVisible();
    expect(screen.queryByText('The file is damaged.')).toBeNull();
  });

  test('is listed with its number, the latest first', async () => {
    const deliveries = ['First', 'Second'].map((note, at) => ({ name: `D${at}`, note, files: [], delivered_on: null }));
    const returned = { ...milestone, status: 'Changes Requested', deliveries };
    const { t } = await openContract({ contract: { ...active, milestones: [returned] } });
    const name = t('deliveries_of', { milestone: isolated(milestone.title) });
    const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
    const numbers = [2, 1].map((number) => t('delivery_number', { number }));
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${numbers[0]}.*Second$`)),
      expect.stringMatching(new RegExp(`^${numbers[1]}.*First$`)),
    ]);
  });

  test('shows the client’s comment while it is made again', async () => {
    const returned = {
      ...milestone,
      status: 'Changes Requested',
      deliveries: [{ name: 'D1', note: 'First', files: [], comment: 'Shorten chapter 3.', delivered_on: null }],
    };
    const { t, person } = await openContract({ contract: { ...active, milestones: [returned] } });
    expect(await screen.findByText('Shorten chapter 3.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('contract_deliver') }));
    expect(screen.getAllByText('Shorten chapter 3.')).toHaveLength(2);
  });

  test.each([
    ['The report', 'delivery_returned', 'contract_lost'],
    ['An earlier report', 'contract_lost', 'delivery_returned'],
  ] as const)(
    'without a reply, when the client has returned one with the note "%s", is checked',
    async (note, shown, other) => {
      const returned = { name: 'D1', note, files: [], comment: 'Shorten chapter 3.', delivered_on: null };
      const { t, person } = await openContract({
        contract: active,
        stored: { ...active, milestones: [{ ...milestone, status: 'Changes Requested', deliveries: [returned] }] },
        replies: [new CallError({ kind: 'timedOut' })],
      });
      await person.click(await screen.findByRole('button', { name: t('contract_deliver') }));
      await person.type(screen.getByRole('textbox', { name: t('delivery_note') }), 'The report');
      await person.click(screen.getByRole('button', { name: t('delivery_send') }));
      await person.click(await screen.findByRole('button', { name: t('contract_check') }));
      expect(await screen.findByText(t(shown))).toBeVisible();
      expect(screen.queryByText(t(other))).toBeNull();
      expect(screen.getByRole('textbox', { name: t('delivery_note') })).toHaveValue('The report');
    },
  );
});
