import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { validDraft } from '../machines/start-sign-up.ts';
import { renderSignUp, storedSignUp } from './render-sign-up.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('expertise', () => {
  const details = (signUp: { getSnapshot(): { context: { draft: { candidate_details: unknown } } } }) =>
    signUp.getSnapshot().context.draft.candidate_details;

  it('is found by name and chosen with Enter repeatedly, without submitting the step', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSignUp('expertise') });
    const skills = screen.getByRole('combobox', { name: 'Technical skills' });
    await user.type(skills, '.NÉT');
    expect(within(screen.getByRole('listbox', { name: 'Technical skills' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('1 choice')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(skills).toHaveValue('');
    expect(skills).toHaveAttribute('aria-expanded', 'true');
    await user.type(skills, 'b lab');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('option', { name: 'B label' })).toHaveAttribute('aria-selected', 'true');
    expect(skills).toHaveAccessibleDescription('2 selected');
    expect(details(signUp)).toEqual([
      { detail_type: 'skill', value: '.NET', note: '' },
      { detail_type: 'skill', value: 'B', note: '' },
    ]);
    expect(heading()).toBe('Expertise');
  });

  it('removes choices in the list, with the Remove button and with Backspace', async () => {
    const skill = (value: string) => ({ detail_type: 'skill', value, note: '' });
    const candidate_details = ['A', 'B', 'C', 'D'].map(skill);
    const { user, signUp } = await renderSignUp({
      signUp: storedSignUp('expertise', { ...validDraft, candidate_details }),
    });
    const skills = screen.getByRole('combobox', { name: 'Technical skills' });
    await user.click(skills);
    await user.click(screen.getByRole('option', { name: 'A label' }));
    expect(details(signUp)).toEqual(['B', 'C', 'D'].map(skill));
    await user.keyboard('{Backspace}{Escape}');
    expect(details(signUp)).toEqual(['B', 'C'].map(skill));
    // the key that cleared a search is still held
    fireEvent.keyDown(skills, { key: 'Backspace', repeat: true });
    expect(details(signUp)).toEqual(['B', 'C'].map(skill));
    await user.click(button(/Remove .B label/));
    expect(button(/Remove .C label/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(details(signUp)).toEqual([]);
    expect(skills).toHaveFocus();
  });

  it('chooses no option that is only highlighted, and shows when nothing matches', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSignUp('expertise') });
    await user.type(screen.getByRole('combobox', { name: 'Industries' }), 'energy{ArrowDown}');
    await user.tab();
    expect(details(signUp)).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Industries' })).toHaveValue('');
    await user.type(screen.getByRole('combobox', { name: 'Industries' }), 'zzz');
    expect(screen.getByText('No results for “\u2068zzz\u2069”.')).toBeVisible();
  });

  it('requires a level for each language', async () => {
    const { user, signUp } = await renderSignUp({ signUp: storedSignUp('expertise') });
    await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'arab{ArrowDown}{Enter}');
    await user.click(button('Next'));
    await user.click(screen.getByRole('link', { name: /^Level of .Arabic.*: Choose a level$/ }));
    const level = screen.getByRole('combobox', { name: /Level of .Arabic/ });
    expect(level).toHaveFocus();
    expect(level).toBeInvalid();
    await user.selectOptions(level, 'Native');
    expect(level).toBeValid();
    expect(details(signUp)).toEqual([{ detail_type: 'language', value: 'ar', note: 'Native' }]);
    await user.click(button(/Remove .Arabic/));
    expect(screen.getByRole('combobox', { name: 'Languages' })).toHaveFocus();
    expect(details(signUp)).toEqual([]);
  });

  it('shows an error for two hundred choices', async () => {
    const candidate_details = Array.from({ length: 200 }, (_, at) => ({
      detail_type: 'skill',
      value: `skill ${at}`,
      note: '',
    }));
    const { user } = await renderSignUp({ signUp: storedSignUp('expertise', { ...validDraft, candidate_details }) });
    await user.click(button('Next'));
    expect(screen.getByRole('link', { name: /Choose up to 60/ })).toBeVisible();
    expect(heading()).toBe('Expertise');
  });
});
