import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import { RANGES } from './overviewUrl.ts';

interface RangeSwitchProps {
  /** The selected range. */
  days: number;
  onChoose: (days: number) => void;
}

const options = RANGES.map((days: number) => ({ value: days, label: `${days} days` }));

/** The choice of a range of days. */
export function RangeSwitch({ days, onChoose }: RangeSwitchProps) {
  return <ToggleButtons label="Range" options={options} value={days} onValue={onChoose} />;
}
