import { styled } from 'styled-components';
import { measure, space } from '@caravan/shared/theme';
import { ProgressLine, ToastStack } from '@caravan/shared/ui';
import type { LayoutProps } from './types';

type FramedLayoutProps = Pick<LayoutProps, 'toasts' | 'onDismissToast' | 'texts' | 'busy' | 'children'>;

/** What stands around a page in a frame of another site: nothing but its messages. */
export function FramedLayout({ toasts, onDismissToast, texts, busy, children }: FramedLayoutProps) {
  return (
    <>
      <ProgressLine busy={busy} label={texts.loading} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <ToastStack toasts={toasts} onDismiss={onDismissToast} dismissLabel={texts.dismiss} />
    </>
  );
}

/** The frame takes the height of the content: what took its height from the frame would make both grow for ever. */
const Main = styled.main`
  --slot-height: 0;
  padding: ${space[2]} ${measure.gutter};
  &:focus {
    outline: none;
  }
`;
