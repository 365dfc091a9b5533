import { useActor, useActorState } from '../actors.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { useMessages } from '../messages.tsx';

/** The calendar of the dates on screen. The change applies at once. */
export function CalendarChoice() {
  const t = useMessages();
  const settings = useActor('settings');
  const calendar = useActorState('settings', ({ context }) => context.calendar);
  return (
    <ChoiceGroup
      kind="radio"
      name="calendar"
      label={t('calendar_system')}
      hint={t('calendar_system_hint')}
      options={[
        { value: 'gregory', label: t('calendar_gregory') },
        { value: 'islamic-umalqura', label: t('calendar_hijri') },
      ]}
      chosen={[calendar]}
      onChange={([chosen]) =>
        settings.send({ type: 'settings.change', calendar: chosen === 'gregory' ? 'gregory' : 'islamic-umalqura' })
      }
    />
  );
}
