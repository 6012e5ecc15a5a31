import { Suspense, useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { colour, measure, media, size, space } from '../../theme';
import { Heading } from '../base';

/** Props of `Section`. `id` makes it a target for `#id`. `action` is at the end of the title line. */
interface SectionProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  id?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * A labelled region of a page: title, lead, action and content. It hydrates in a task of its own, or at once when the visitor
 * clicks something in it.
 */
export function Section({ title, lead, action, id, ref, children }: SectionProps) {
  const titleId = useId();
  return (
    <Suspense fallback={null}>
      <Frame id={id} aria-labelledby={titleId} ref={ref}>
        <Head>
          <div>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {lead !== undefined && <Lead>{lead}</Lead>}
          </div>
          {action !== undefined && <Action>{action}</Action>}
        </Head>
        {children}
      </Frame>
    </Suspense>
  );
}

const Frame = styled.section`
  padding-block: ${space[4]} ${space[6]};
  border-top: 1px solid ${colour.line};
  ${media.narrow} {
    padding-block: ${space[3]} ${space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[3]};
  > :first-child {
    min-width: min(100%, 16rem);
    flex: 1;
  }
`;

const Lead = styled.p`
  max-width: ${measure.text};
  margin-top: ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.body};
`;

const Action = styled.div`
  flex: none;
  max-width: 100%;
`;
