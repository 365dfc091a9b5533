import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useFormat } from '../../src/ui/format.ts';
import { clearFormatters } from '../../src/ui/intl-formatters.ts';
import { followTimeZone } from '../../src/ui/time-zone.ts';
import { catalogueIn } from './support/messages-in.ts';

const deadline = '2026-12-01 17:00:00';
const sentAt = Date.UTC(2026, 11, 1, 14);

function Times() {
  const { dateTime, moment } = useFormat();
  return (
    <>
      <p>{dateTime(deadline)}</p>
      <p>{moment(sentAt)}</p>
    </>
  );
}

/** Sets the zone of the device; returns a function that changes it. */
function stubZone(first: string) {
  let zone = first;
  const { DateTimeFormat } = Intl;
  // called with `new` and without it
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function create(locales, options) {
    return new DateTimeFormat(locales, { timeZone: zone, ...options });
  });
  // other files of the worker have created some in the zone of the machine
  clearFormatters();
  onTestFinished(() => {
    vi.restoreAllMocks();
    clearFormatters();
  });
  return (changed: string) => {
    zone = changed;
  };
}

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test('shows times in the zone in which the page is shown again', () => {
  const changeZone = stubZone('Asia/Riyadh');
  const i18n = catalogueIn('en');
  let returnToPage = () => {};
  followTimeZone(i18n, (callback) => {
    returnToPage = callback;
  });
  render(
    <I18nProvider i18n={i18n}>
      <Times />
    </I18nProvider>,
  );
  expect(shown()).toEqual(['1 December 2026 at 17:00', '1 December 2026 at 17:00']);
  changeZone('Europe/London');
  act(() => returnToPage());
  expect(shown()).toEqual(['1 December 2026 at 17:00\u00a0GMT+3', '1 December 2026 at 14:00']);
});

test('renders nothing again when the page is shown in the same zone', () => {
  stubZone('Asia/Riyadh');
  const i18n = catalogueIn('en');
  const onChange = vi.fn();
  i18n.on('change', onChange);
  followTimeZone(i18n, (callback) => callback());
  expect(onChange).not.toHaveBeenCalled();
});
