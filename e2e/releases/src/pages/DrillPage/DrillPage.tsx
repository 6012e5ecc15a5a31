import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTexts } from '@caravan/shared/site';
import { PageHeading } from '@caravan/shared/ui';
import { defineStaticPage } from '../../define';
import { faults } from './faults';
import { pages } from './pages';

const Rerender = () => {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1), [count]);
  return <p>{count}</p>;
};

const PressLoop = () => (
  <button
    type="button"
    onClick={() => {
      for (;;);
    }}
  >
    Press
  </button>
);

const SlowRender = () => {
  // Shorter than the limit after which the shell ends the process (docs/decisions/0048).
  const end = Date.now() + 1150;
  while (typeof document === 'undefined' && Date.now() < end);
  return <p>Slow</p>;
};

const Throws = ({ isOnServer = false }: { readonly isOnServer?: boolean }) => {
  if (!isOnServer || typeof document === 'undefined') throw new Error('of the drill');
  return null;
};

const MissingText = () => <p>{useTexts('drill')('nowhere')}</p>;

const rendered: Readonly<Record<string, ReactNode>> = {
  'endless-rerender': <Rerender />,
  'press-loop': <PressLoop />,
  'slow-server': <SlowRender />,
  'throws-at-render': <Throws />,
  'throws-on-server': <Throws isOnServer />,
  'missing-text': <MissingText />,
  'axe-fault': <img src="/favicon.ico" />,
  'inline-style': <p style={{ color: 'red' }}>Red</p>,
};

const faultsOf = (kind: string): readonly string[] => Object.entries(pages).find(([page]) => page === kind)?.[1] ?? [];

const DrillPage = () => {
  const t = useTexts('drill');
  const { kind = '' } = useParams();
  useEffect(() => {
    for (const fault of faultsOf(kind)) faults[fault]?.();
  }, [kind]);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      {faultsOf(kind).map((fault) => (
        <div key={fault}>{rendered[fault]}</div>
      ))}
    </>
  );
};

export const page = defineStaticPage('drill', { View: DrillPage });
