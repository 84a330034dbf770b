import { Component, Suspense, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { reconnection } from './reconnection.ts';

interface SectionBoundaryProps {
  /** A skeleton of the section's shape. */
  fallback: ReactNode;
  children: ReactNode;
  /** Starts the failed load again and leads to another `resetKey`; without it, a retry renders the children again. */
  onRetry?: () => void;
  /** Identifies the section's content; a change clears the error. */
  resetKey?: unknown;
  /** Returns the error message; the default says only that the section could not be loaded. */
  messageOf?: (error: unknown) => string;
  /** Errors that an outer boundary handles. */
  shouldRethrow?: (error: unknown) => boolean;
  /** Replaces the default message and Try again button, for small sections. */
  renderError?: (retry: () => void) => ReactNode;
}

interface SectionBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** A part of a page that loads and fails on its own; what failed tries again when the shop can be reached again. */
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

  private stopWaiting: (() => void) | undefined;

  override componentDidMount(): void {
    this.stopWaiting = reconnection.subscribe(() => {
      if (this.state.failure !== null) this.retry();
    });
  }

  override componentWillUnmount(): void {
    this.stopWaiting?.();
  }

  private readonly retry = (): void => {
    const { onRetry } = this.props;
    if (onRetry !== undefined) onRetry();
    else this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children, messageOf, shouldRethrow, renderError } = this.props;
    if (failure === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (shouldRethrow?.(failure.error) === true) throw failure.error;
    if (renderError !== undefined) return renderError(this.retry);
    const message = messageOf?.(failure.error) ?? 'We couldn’t load this part.';
    return <ErrorState message={message} hasPicture={messageOf !== undefined} onRetry={this.retry} />;
  }
}
