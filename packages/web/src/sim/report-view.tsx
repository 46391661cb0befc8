import { type Chart, enliven, mendLanguage } from '@fermata/sim/page';
import { useEffect, useRef } from 'react';
import { useSettings } from '../use-store.ts';
import 'uplot/dist/uPlot.min.css';
import '@fermata/sim/report.css';

/** What draws charts. */
const plotter = loadPlot();

async function loadPlot() {
  mendLanguage();
  return (await import('uplot')).default;
}

interface Props {
  /** HTML of a report: all that comes from games in it is escaped. */
  readonly html: string;
  readonly charts: readonly Chart[];
}

/** A report as `fermata sim --report` draws it, by the same code. */
export function ReportView({ html, charts }: Props) {
  const root = useRef<HTMLElement>(null);
  const { theme } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: charts are drawn in the colours of the theme
  useEffect(() => {
    const here = root.current;
    if (here === null) return;
    here.innerHTML = html;
    let live: ReturnType<typeof enliven> | undefined;
    let isGone = false;
    void plotter.then((Plot) => {
      if (!isGone) live = enliven(here, charts, Plot);
    });
    return () => {
      isGone = true;
      live?.close();
    };
  }, [html, charts, theme]);
  return <section ref={root} className="report" aria-label="Report" />;
}
