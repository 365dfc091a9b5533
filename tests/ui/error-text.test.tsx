import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import type { Purpose } from '../../src/ui/error-message.ts';
import { ErrorText } from '../../src/ui/error-text.tsx';
import { show } from './support/show.tsx';

interface Case {
  kind: ApiErrorKind;
  purpose?: Purpose;
  isVisitor: boolean;
}

test.each<[Case, string | undefined]>([
  [{ kind: 'unauthorized', isVisitor: true }, '/login?next=%2Fcontract%3Fstatus%3DActive'],
  [{ kind: 'forbidden', isVisitor: true }, '/login?next=%2Fcontract%3Fstatus%3DActive'],
  [{ kind: 'forbidden', isVisitor: true, purpose: 'logIn' }, undefined],
  [{ kind: 'forbidden', isVisitor: false }, undefined],
  [{ kind: 'server', isVisitor: true }, undefined],
])('leads a visitor who may not read to the login page and back: %o', async ({ kind, purpose, isVisitor }, address) => {
  const page = <ErrorText apiError={new CallError({ kind }).apiError} purpose={purpose} />;
  const { t } = await show({ page, path: '/contract?status=Active', answers: {}, isVisitor });
  expect(screen.queryByRole('link', { name: t('login') })?.getAttribute('href')).toBe(address);
});
