import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, measure, media, size, space } from '../../theme';
import { Heading } from '../base';

/** Props of `PageHeading`. `above` is above the title (breadcrumbs), `action` at its end. */
interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  action?: ReactNode;
}

export function PageHeading({ title, lead, above, action }: PageHeadingProps) {
  return (
    <Frame>
      {above}
      <Line>
        <div>
          <Heading level={1}>{title}</Heading>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </div>
        {action}
      </Line>
    </Frame>
  );
}

const Frame = styled.header`
  padding-block: ${space[4]};
  ${media.narrow} {
    padding-block: ${space[3]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  > :first-child {
    flex: 1;
    min-width: min(100%, 20rem);
  }
`;

const Lead = styled.p`
  max-width: ${measure.text};
  margin-top: ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.lead};
`;
