import { useEffect, useState, type ComponentType } from 'react';
import type { Cursor, PlotProps } from './types';

interface DrawingModule {
  readonly Drawing: ComponentType<PlotProps & { cursor: Cursor; className: string }>;
}

/** Highcharts, once wanted. Without it (still loading, failed) the sketch stays, and no figure is lost. */
export const useDrawing = (wanted: boolean): DrawingModule | undefined => {
  const [drawing, setDrawing] = useState<DrawingModule>();
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    import(/* webpackChunkName: "chart" */ './Drawing').then(
      (module) => {
        if (!gone) setDrawing(module);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return drawing;
};
