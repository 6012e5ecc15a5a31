import { Component, type ReactNode } from 'react';

interface PlotErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the static plot if the Highcharts plot throws. A class, because only classes can catch errors of rendering. */
export class PlotErrorBoundary extends Component<PlotErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
