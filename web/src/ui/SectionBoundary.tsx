import { Component, Suspense, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface SectionBoundaryProps {
  /** A skeleton of the section's own shape. */
  fallback: ReactNode;
  children: ReactNode;
  /** Starts what failed anew and ends in another `resetKey`; without it, rendering again is the retry. */
  onRetry?: () => void;
  /** What the section shows; another one makes it render again. */
  resetKey?: unknown;
  /** Puts the failure in words; the default says only that it failed. */
  messageOf?: (error: unknown) => string;
  /** Failures that a boundary further out takes care of. */
  isForOthers?: (error: unknown) => boolean;
  /** Replaces the block with the message and Try again, for places too small for it. */
  renderError?: (retry: () => void) => ReactNode;
}

interface SectionBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** A part of a page that loads and fails by itself. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<SectionBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: SectionBoundaryProps,
    state: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  private readonly retry = (): void => {
    const { onRetry } = this.props;
    if (onRetry !== undefined) onRetry();
    else this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children, messageOf, isForOthers, renderError } = this.props;
    if (failure === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (isForOthers?.(failure.error) === true) throw failure.error;
    if (renderError !== undefined) return renderError(this.retry);
    return <ErrorState message={messageOf?.(failure.error) ?? 'This part could not be loaded.'} onRetry={this.retry} />;
  }
}
