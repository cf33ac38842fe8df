import {type CalendarDate, addDays, addMonths, firstOfMonth} from '../billing/calendar';
import {withoutPayouts} from './partners';

/** A day of a later month, such as the 15th of the next. */
const dayOf = (date: CalendarDate, months: number, day: number): CalendarDate =>
  addDays(addMonths(firstOfMonth(date), months), day - 1);

type Schedule = {
  /** When the charge of a day of service first appears. */
  imported: (date: CalendarDate) => CalendarDate;
  invoiced: (date: CalendarDate) => CalendarDate;
  /** When the marketplace pays for an invoice that's due on a day. */
  paid: (dueDate: CalendarDate) => CalendarDate;
};

/*
 * AWS reports charges every day, and the others after the month. The days are those of the sample
 * data and of the marketplaces' payout days.
 */
const daily: Schedule = {
  imported: (date) => addDays(date, 1),
  invoiced: (date) => addDays(date, 2),
  paid: (dueDate) => dayOf(dueDate, 1, 6),
};

const schedules: Record<string, Schedule> = {
  AZURE: {
    imported: (date) => dayOf(date, 1, 3),
    invoiced: (date) => dayOf(date, 1, 2),
    paid: (dueDate) => dayOf(dueDate, 1, 15),
  },
  GCP: {
    imported: (date) => dayOf(date, 1, 5),
    invoiced: (date) => dayOf(date, 1, 1),
    paid: (dueDate) => dayOf(dueDate, 1, 21),
  },
  SNOWFLAKE: {
    ...daily,
    imported: (date) => dayOf(date, 1, 7),
    invoiced: (date) => dayOf(date, 1, 1),
  },
  ALIBABA: {...daily, imported: (date) => dayOf(date, 1, 7), invoiced: (date) => dayOf(date, 2, 1)},
};

export const importDate = (partner: string, date: CalendarDate): CalendarDate =>
  (schedules[partner] ?? daily).imported(date);

export const invoiceDate = (partner: string, date: CalendarDate): CalendarDate =>
  (schedules[partner] ?? daily).invoiced(date);

/** Undefined if payouts aren't imported. */
export const payoutDate = (partner: string, dueDate: CalendarDate): CalendarDate | undefined =>
  withoutPayouts.includes(partner) ? undefined : (schedules[partner] ?? daily).paid(dueDate);

export const daysToPay = 30;
