import { useSearchParams } from 'react-router-dom';
import { parseBags } from './parseBags.ts';

/** The chosen print options. They are in the URL, so that a reload and a link print the same. */
export interface PrintOptions {
  paper: 'A4' | 'A5';
  setPaper: (paper: string) => void;
  /** The number of bags of the order with a number. */
  bagsOf: (order: number) => number;
  setBags: (order: number, bags: number) => void;
  /** The query of the URL, for the links to other documents of the same orders. */
  search: string;
}

export function usePrintOptions(): PrintOptions {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(params);
    changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  const { usual, byOrder } = parseBags(params.get('bags'));
  return {
    paper: params.get('paper') === 'A4' ? 'A4' : 'A5',
    setPaper: (paper) => change('paper', paper),
    bagsOf: (order) => byOrder.get(order) ?? usual,
    setBags: (order, bags) => {
      const others = [...byOrder].filter(([other]) => other !== order);
      const entries = [...others, [order, bags]].map(([each, count]) => `${each}:${count}`);
      change('bags', [...(usual === 1 ? [] : [usual]), ...entries].join(','));
    },
    search: params.toString(),
  };
}
