import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { SideChoices } from '../../src/ui/form/side-choices.tsx';
import { show } from './support/show.tsx';

const form = recordForms.bio;
const drafts = { mine: draftFrom(form, { bio: '' }), theirs: draftFrom(form, { bio: 'I turn plans into work.' }) };

test('each version is beside its radio button, and one without a value is stated as such', async () => {
  const onChoose = vi.fn();
  const labels = { mine: 'Mine', theirs: 'Theirs' };
  const page = (
    <SideChoices {...{ form, drafts, labels, onChoose }} field="bio" legend="About" name="c" chosen="mine" />
  );
  const { t, person } = await show({ page, answers: {} });
  const group = within(screen.getByRole('group', { name: 'About' }));
  const [mine, theirs] = group.getAllByRole('radio');
  expect(mine).toBeChecked();
  const versionOf = (radio: HTMLElement | undefined) => radio?.closest('label')?.nextElementSibling;
  expect(versionOf(mine)).toHaveTextContent(t('nothing_here'));
  expect(versionOf(theirs)).toHaveTextContent('I turn plans into work.');
  await person.click(theirs as HTMLElement);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('theirs');
});
