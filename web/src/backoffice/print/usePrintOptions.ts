import { useSearchParams } from 'react-router-dom';
import { parseBags } from './parseBags.ts';

export type PrintOptions = ReturnType<typeof usePrintOptions>;

/** The chosen print options. They are in the URL, so that a reload and a link print the same. */
export function usePrintOptions() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(params);
    changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  const { usual, byOrder } = parseBags(params.get('bags'));
  return {
    paper: params.get('paper') === 'A4' ? ('A4' as const) : ('A5' as const),
    setPaper: (paper: string) => change('paper', paper),
    /** The number of bags of the order with a number. */
    bagsOf: (order: number) => byOrder.get(order) ?? usual,
    setBags: (order: number, bags: number) => {
      const others = [...byOrder].filter(([other]) => other !== order);
      const entries = [...others, [order, bags]].map(([each, count]) => `${each}:${count}`);
      change('bags', [...(usual === 1 ? [] : [usual]), ...entries].join(','));
    },
    /** The query of the URL, for the links to other documents of the same orders. */
    search: params.toString(),
  };
}
