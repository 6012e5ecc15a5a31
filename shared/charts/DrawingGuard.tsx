import { Component, type ReactNode } from 'react';

interface DrawingGuardProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A fault in the drawing leaves the sketch, not a hole in the page. A class, because only classes catch. */
export class DrawingGuard extends Component<DrawingGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
