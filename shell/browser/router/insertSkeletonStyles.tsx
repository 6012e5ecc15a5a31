import { createRoot } from 'react-dom/client';
import { Heading } from '@caravan/shared/ui';
import { SkeletonFrame } from '../../universal/slots/SlotSkeleton';

/**
 * Inserts the styles of a page's placeholder before it is needed, by rendering it outside the document. Their insertion would delay the
 * next page's heading (PERF-10).
 */
export const insertSkeletonStyles = (document: Document): void =>
  createRoot(document.createElement('div')).render(
    <SkeletonFrame>
      <Heading level={1} />
    </SkeletonFrame>,
  );
