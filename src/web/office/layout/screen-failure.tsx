import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

interface Props {
  readonly children: ReactNode;
  /** Going elsewhere is a way out of a broken screen. */
  readonly pathname: string;
}

interface State {
  readonly failed: boolean;
  readonly pathname: string;
}

/** A screen that breaks, or whose code cannot be fetched, takes nothing else with it. */
export class ScreenFailure extends Component<Props, State> {
  override state: State = { failed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { failed: false, pathname };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHead title="This page broke" />
        <Notice
          alert
          heading="This page could not be shown"
          action={<Button onClick={() => location.reload()}>Load it again</Button>}
        >
          Nothing was changed. If it happens again after loading, tell whoever looks after the shop.
        </Notice>
      </>
    );
  }
}
