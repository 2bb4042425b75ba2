import { DateWheels, type DateParts } from '@iskra/ui/DateWheels';
import { useState } from 'react';

const years = Array.from({ length: 51 }, (_, index) => 2007 - index);

export function Birthday() {
  const [date, setDate] = useState<DateParts>({ day: 14, month: 6, year: 1998 });
  return (
    <DateWheels
      label="Birthday"
      years={years}
      maxDate={{ year: 2007, month: 6, day: 12 }}
      maxDateReason="One has to be 18"
      value={date}
      onValueChange={setDate}
    />
  );
}
