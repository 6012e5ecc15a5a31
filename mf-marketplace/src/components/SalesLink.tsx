import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { MoreLink } from '@caravan/shared/ui';

interface SalesLinkProps {
  /** The model of the statistics; null or absent where Georgia sells none of it. */
  readonly modelId: string | null | undefined;
}

/** The way to what a model sells for, and how many of it. */
export const SalesLink = ({ modelId }: SalesLinkProps): ReactElement | null => {
  const t = useTexts('marketplace');
  if (modelId === null || modelId === undefined) return null;
  return (
    <Line>
      <MoreLink to={`/sales/detail/week/${encodeURIComponent(modelId)}`}>{t('modelSales')}</MoreLink>
    </Line>
  );
};

const Line = styled.p`
  padding-bottom: ${space[3]};
`;
