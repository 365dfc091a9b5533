import { CalendarDate, createCalendar, parseDate } from '@internationalized/date';
import { type ReactNode, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { type AriaCalendarProps, useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { yearLimits } from '../../services/contract/fields/field.ts';
import { useActorState, useLanguage } from '../actors.tsx';
import { classNames } from '../kit/class-names.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { BackIcon, ForwardIcon } from '../kit/icons.ts';
import { withApostrophe } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { CalendarChoice } from './calendar-choice.tsx';
import styles from './day-dialog.module.css';

interface DayDialogProps {
  title: ReactNode;
  /** All days are YYYY-MM-DD. */
  day: string | null;
  today: string;
  min: string | null;
  max: string | null;
  onChoose(day: string): void;
  onClose(): void;
}

/** Chooses a day from a month, in the chosen calendar. */
export function DayDialog({ title, day, today, min, max, onChoose, onClose }: DayDialogProps) {
  const t = useMessages();
  const language = useLanguage();
  const { numerals, calendar } = useActorState('settings', ({ context }) => context);
  const locale = `${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-${calendar}-nu-${language === 'ar' ? numerals : 'latn'}`;
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      {/* with this id, react-aria does not add a style element, which the policy of the page forbids */}
      <span id="react-aria-pressable-style" hidden />
      <I18nProvider locale={locale}>
        <Month
          key={locale}
          locale={locale}
          value={day === null ? null : parseDate(day)}
          defaultFocusedValue={parseDate(day ?? today)}
          minValue={min === null ? new CalendarDate(yearLimits.min, 1, 1) : parseDate(min)}
          maxValue={max === null ? new CalendarDate(yearLimits.max, 12, 31) : parseDate(max)}
          onChange={(chosen) => {
            onChoose(chosen.toString());
            onClose();
          }}
        />
      </I18nProvider>
      <CalendarChoice />
    </Dialog>
  );
}

function Month({ locale, ...props }: AriaCalendarProps<CalendarDate> & { locale: string }) {
  const t = useMessages();
  const state = useCalendarState({ ...props, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(props, state);
  return (
    <div {...calendarProps} className={styles.calendar}>
      <div className={styles.head}>
        <MonthButton {...prevButtonProps} aria-label={t('date_previous_month')}>
          <Icon of={BackIcon} />
        </MonthButton>
        {/* react-aria announces the month outside the dialog, where nothing is announced while it is open */}
        <p className={styles.title} aria-live="polite">
          {withApostrophe(title)}
        </p>
        <MonthButton {...nextButtonProps} aria-label={t('date_next_month')}>
          <Icon of={ForwardIcon} />
        </MonthButton>
      </div>
      <Days state={state} />
    </div>
  );
}

function MonthButton({ children, ...props }: AriaButtonProps & { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, button);
  return (
    <button {...buttonProps} ref={button} className={styles.turn}>
      {children}
    </button>
  );
}

function Days({ state }: { state: CalendarState }) {
  // the short names of Arabic are the long ones
  const weekdayStyle = useLanguage() === 'ar' ? 'narrow' : 'short';
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle }, state);
  return (
    <table {...gridProps} className={styles.days}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its position in the month
          <tr key={week}>
            {state.getDatesInWeek(week).map((date) => date && <Day key={date.toString()} date={date} state={state} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, state }: { date: CalendarDate; state: CalendarState }) {
  const day = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, isDisabled, formattedDate } = useCalendarCell(
    { date },
    state,
    day,
  );
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={day}
        hidden={isOutsideVisibleRange}
        data-first-focus={buttonProps.tabIndex === 0 || undefined}
        data-disabled={isDisabled || undefined}
        className={classNames(styles.day, isSelected && styles.selected)}
      >
        {formattedDate}
      </div>
    </td>
  );
}
