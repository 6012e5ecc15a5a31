import { styled } from 'styled-components';
import type { LinkOf } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour, font, space } from '@caravan/shared/theme';
import { linkChip, Skeleton, ViewLink } from '@caravan/shared/ui';
import { modelAddress } from '../../api/marketView';
import type { HotModels as HotModelList, ModelView } from '../../api/modelView';

interface HotModelsProps {
  readonly view: ModelView;
  readonly link: LinkOf<ModelView>;
  readonly query: BoundQuery<HotModelList>;
}

/** Shows the best-selling models of the country, with links. */
export const HotModels = ({ view, link, query }: HotModelsProps) => {
  const t = useTexts('statistics');
  return (
    <nav aria-label={t('model.hot')}>
      <Fetched query={query.useQuery()} skeleton={<Skeleton $height="2.75rem" />} failure={t('failed.hotModels')}>
        {(models) => (
          <List>
            {models.map((model) => (
              <li key={model.modelId}>
                <ViewLink
                  to={link((latest) => modelAddress(latest.interval, model.modelId, latest))}
                  aria-current={model.modelId === view.modelId ? 'page' : undefined}
                >
                  {model.brandName} {model.modelName}
                </ViewLink>
              </li>
            ))}
          </List>
        )}
      </Fetched>
    </nav>
  );
};

/** One line that scrolls sideways and fades where it continues. The padding keeps focus rings inside and the last link out of the fade. */
const List = styled.ul`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  margin: -${space.half};
  padding: ${space.half} ${space[4]} ${space[2]} ${space.half};
  mask-image: linear-gradient(to right, ${colour.ink} calc(100% - ${space[4]}), transparent);
  a {
    ${linkChip}
  }
  a[aria-current] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: ${font.strong};
  }
`;
