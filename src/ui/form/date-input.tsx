import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Time } from '../../services/contract/fields/field.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { IconButton } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { CalendarIcon } from '../kit/icons.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { useMinute } from '../record/use-minute.ts';
import { useDraftSource } from './draft-source.tsx';
import { movedDay, typedDay } from './typed-day.ts';
import type { FieldBinding } from './use-field-binding.ts';

const DayDialog = lazyDialog(async () => (await import('./day-dialog.tsx')).DayDialog);

interface DateInputProps {
  field: Time;
  binding: FieldBinding;
  path: string;
}

/**
 * A day: typed in digits, stepped with the arrow keys, or chosen from a calendar, and written out under the field. The
 * draft has the day as YYYY-MM-DD, or the text until it is one.
 */
export function DateInput({ field, binding, path }: DateInputProps) {
  const t = useMessages();
  const dates = useLongDates();
  const { send, today: given } = useDraftSource();
  const now = siteDay(useMinute());
  const today = given ?? now;
  const { value, onBlur } = binding;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const day = typedDay(value);
  const write = (text: string) => send({ type: 'draft.change', path, value: typedDay(text) ?? text });
  const step = (event: KeyboardEvent) => {
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (!by) return;
    event.preventDefault();
    setTyped('');
    write((day && movedDay(day, by)) ?? today);
  };
  return (
    <>
      <Field
        {...binding}
        note={dates.inWords(day) ?? t('date_how', { example: dates.inDigits(today) ?? '' })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        // what is typed stays as it is until the field is left
        value={typed !== '' && (typedDay(typed) ?? typed) === value ? typed : (dates.inDigits(day) ?? value)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          write(text);
        }}
        onKeyDown={step}
        onBlur={() => {
          setTyped('');
          onBlur();
        }}
        ending={
          <IconButton
            label={t('date_choose')}
            aria-describedby={`${binding.id}-label`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon of={CalendarIcon} />
          </IconButton>
        }
      />
      {isOpen &&
        // outside the form, which Enter in a field of the dialog would submit
        createPortal(
          <DayDialog
            title={binding.label}
            day={day}
            today={today}
            min={field.notBefore === 'today' ? today : null}
            max={field.notAfter === 'today' ? today : null}
            onChoose={write}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}

const steps: Readonly<Record<string, Parameters<typeof movedDay>[1] | undefined>> = {
  ArrowUp: { days: 1 },
  ArrowDown: { days: -1 },
  PageUp: { months: 1 },
  PageDown: { months: -1 },
};
