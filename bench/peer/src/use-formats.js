import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** Formats days and amounts in the language on screen. */
export function useFormats() {
  const language = useSelector((state) => state.language.language_abbr);
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const amounts = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const day = (text) => (text ? days.format(new Date(text.replace(' ', 'T'))) : '');
    const amount = (value, currency) => `${amounts.format(value)} ${currency}`;
    const range = (from, to, currency) => `${amounts.format(from)} – ${amount(to, currency)}`;
    return { day, amount, range };
  }, [language]);
}
