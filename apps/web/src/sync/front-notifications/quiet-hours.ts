/** Two times of day, `HH:MM`; the second may be on the next day. */
export interface QuietHours {
  readonly quietFrom: string;
  readonly quietTo: string;
}

const MINUTES_PER_DAY = 1_440;

/** Whether `now` is within the quiet hours, by the device's own clock. Equal times mean the whole day. */
export function isQuiet({ quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const from = minutesOf(quietFrom);
  const lengthMinutes = after(from, minutesOf(quietTo)) || MINUTES_PER_DAY;
  return after(from, now.getHours() * 60 + now.getMinutes()) < lengthMinutes;
}

/** From one minute of the day to the next time that it is the other. */
function after(from: number, to: number): number {
  return (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
