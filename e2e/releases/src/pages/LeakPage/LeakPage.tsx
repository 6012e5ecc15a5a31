import { useEffect } from 'react';
import { useTexts } from '@caravan/shared/site';
import { PageHeading } from '@caravan/shared/ui';
import { defineStaticPage } from '../../define';
import { faults } from '../DrillPage/faults';

const leaked: number[][] = [];

/** Leaks a megabyte each time it is opened, and throws on narrow screens. */
const LeakPage = () => {
  const t = useTexts('drill');
  useEffect(() => {
    leaked.push(Array.from({ length: 130_000 }, Math.random));
    faults['throws-when-narrow']?.();
  }, []);
  return <PageHeading title={t('title')} lead={t('lead')} />;
};

export const page = defineStaticPage('leak', { View: LeakPage });
