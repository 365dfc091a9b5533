import { siteDay, siteTime } from '../../../../src/services/contract/site-time.ts';

const dayLength = 24 * 60 * 60 * 1000;
const friday = 5;
const saturday = 6;

/** Days and times relative to the day of seeding: 0 is today, -1 is yesterday. */
export interface Clock {
  /** The day at an offset. On the weekend, Friday and Saturday, the next working day away from today. */
  readonly day: (offset: number) => string;
  readonly time: (offset: number, hour: number, minute?: number) => string;
  readonly hoursFromNow: (hours: number) => string;
  readonly today: string;
}

export function createClock(now: Date): Clock {
  const plain = (offset: number): string => siteDay(new Date(now.getTime() + offset * dayLength));
  const day = (offset: number): string => {
    const weekday = new Date(plain(offset)).getUTCDay();
    if (weekday !== friday && weekday !== saturday) return plain(offset);
    return plain(offset > 0 ? offset + (weekday === friday ? 2 : 1) : offset - (weekday === friday ? 1 : 2));
  };
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    day,
    time: (offset, hour, minute = 0) => `${day(offset)} ${two(hour)}:${two(minute)}:00`,
    hoursFromNow: (hours) => siteTime(new Date(now.getTime() + hours * 60 * 60 * 1000)),
    today: plain(0),
  };
}
