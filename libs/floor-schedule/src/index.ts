export { dayNumber, hoursOf, isoDay, type WorkingCalendar } from './calendar';
export type {
  CenterDay,
  CenterLoad,
  Floor,
  FloorCenter,
  FloorOrder,
  FloorSchedule,
  FloorStep,
  LoadPart,
  OrderFinish,
  Reason,
} from './floor';
export { scheduleFloor } from './schedule-floor';
export { workingTime, type WorkingTime } from './working-time';
