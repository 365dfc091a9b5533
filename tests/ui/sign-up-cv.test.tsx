import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { eventually } from '../support/eventually.ts';
import { renderSignUp, storedSignUp } from './render-sign-up.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the CV', () => {
  const documents = storedSignUp({ documents: 'choosing' });
  const pdf = new File(['%PDF-1'], 'My CV.pdf', { type: 'application/pdf' });
  const field = () => screen.getByLabelText('Upload your CV');
  const sent = (uploadCv: { calls: readonly unknown[] }) => eventually(() => expect(uploadCv.calls).not.toEqual([]));

  it('is uploaded with its progress, and removed', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    expect(field()).toHaveAccessibleDescription(
      "PDF or Word, up to 10\u00a0MB. We'll store it for 24 hours while you create your account.",
    );
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => uploadCv.last.input.onProgress(0.404));
    expect(screen.getByRole('progressbar', { name: 'Uploading…' })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('Uploading… 40%')).toBeVisible();
    await act(() => uploadCv.last.answers({ name: 'f1', file_name: 'My CV.pdf', file_size: 6 }));
    expect(screen.getByText('My CV.pdf')).toBeVisible();
    expect(screen.getByText('Uploaded · 6 bytes')).toBeVisible();
    await user.click(button(/^Remove .My CV\.pdf/));
    expect(screen.queryByText('My CV.pdf')).toBe(null);
    expect(field()).toHaveFocus();
  });

  it('has an upload that can be cancelled', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    await user.click(button('Cancel upload'));
    expect(uploadCv.last.signal.aborted).toBe(true);
    expect(button('Next')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['empty.pdf', '', /This file is empty\.$/],
    ['page.pdf', '<!doctype html>', /This file isn't a PDF or Word document\.$/],
  ])('%s is rejected before it is sent', async (name, content, description) => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), new File(content ? [content] : [], name));
    await eventually(() => expect(field()).toHaveAccessibleDescription(description));
    expect(uploadCv.calls).toEqual([]);
  });

  it('announces why a file was refused, and not that the earlier one is uploaded', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    await act(() => uploadCv.last.answers({ name: 'f1', file_name: 'My CV.pdf', file_size: 6 }));
    expect(screen.getByText('Uploaded')).toHaveRole('status');
    await user.upload(field(), new File(['<!doctype html>'], 'page.pdf'));
    const refusal = await screen.findByText("\u2068page.pdf\u2069: This file isn't a PDF or Word document.");
    expect(refusal).toHaveRole('status');
    expect(screen.queryByText('Uploaded')).toBeNull();
  });

  it('is uploaded again after a time-out', async () => {
    const { user, uploadCv } = await renderSignUp({ signUp: documents });
    await user.upload(field(), pdf);
    await act(() => sent(uploadCv));
    await act(() => uploadCv.last.fails(new CallError({ kind: 'timedOut', message: 'Request timed out' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out');
    await user.click(button('Try again'));
    expect(field()).toHaveFocus();
    await act(() => eventually(() => expect(uploadCv.calls).toHaveLength(2)));
    expect(uploadCv.calls.map(({ input }) => input.file)).toEqual([pdf, pdf]);
  });
});
