import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { MoreLink } from '@caravan/shared/ui';

interface SalesLinkProps {
  /** Model of the statistics. Null or absent if it is not sold in Georgia. */
  readonly modelId: string | null | undefined;
}

export const SalesLink = ({ modelId }: SalesLinkProps) => {
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
