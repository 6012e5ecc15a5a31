import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { chartParts } from '@caravan/shared/charts';
import { prepareParts, type PageProps } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { PageHeading, FailureNotice, Skeleton } from '@caravan/shared/ui';
import { definePage } from '../../define';
import { AdminLogin } from './AdminLogin';
import { useAdminSession } from './adminSession';
import type { BoardProps, DashboardView } from './boardProps';

const loadBoard = async (): Promise<ComponentType<BoardProps>> => {
  const [{ Board }] = await Promise.all([
    import(/* webpackChunkName: "dashboard-board" */ './Board'),
    prepareParts(chartParts),
  ]);
  return Board;
};

/** Figures and their code load after login. */
const LazyBoard = (props: BoardProps) => {
  const t = useTexts('statistics');
  const { words } = useSite();
  const [Board, setBoard] = useState<ComponentType<BoardProps>>();
  const [state, setState] = useState<'loading' | 'failed'>('loading');
  const load = useCallback((): void => {
    setState('loading');
    loadBoard().then(
      (component) => setBoard(() => component),
      () => setState('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (Board) return <Board {...props} />;
  if (state === 'loading') return <Skeleton $height="40rem" />;
  return (
    <FailureNotice title={t('dashboard.failed.page')} text={words.advice} retryLabel={words.retry} onRetry={load} />
  );
};

/** Shows the login on the server. The browser shows the board if it has an admin's session. */
const DashboardPage = ({ view }: PageProps<DashboardView, object>) => {
  const t = useTexts('statistics');
  const session = useAdminSession();
  const [lastAction, setLastAction] = useState<'in' | 'out'>();
  const content = useRef<HTMLDivElement>(null);
  // The focused form is gone.
  useEffect(() => {
    if (lastAction === 'in' && session) content.current?.focus({ preventScroll: true });
  }, [lastAction, session]);
  if (session) {
    return (
      <Content ref={content} tabIndex={-1}>
        <LazyBoard session={session} view={view} onLogOut={() => setLastAction('out')} />
      </Content>
    );
  }
  return (
    <>
      <PageHeading title={t('dashboard.title')} lead={t('dashboard.locked')} />
      <AdminLogin isFocused={lastAction === 'out'} onLogIn={() => setLastAction('in')} />
    </>
  );
};

const Content = styled.div`
  &:focus {
    outline: none;
  }
`;

export const page = definePage('dashboard', {
  address: ({ search }) => ({
    from: search.get('from'),
    to: search.get('to'),
    isDemo: search.get('events') === 'demo',
  }),
  queries: () => ({}),
  View: DashboardPage,
});
