import { contactForm } from '@caravan/shared/contracts';
import { defineWidget } from '../../define';
import { FeedbackForm } from '../Feedback/FeedbackForm';

/** Shows the feedback form on pages of other remotes. */
export const widget = defineWidget(contactForm, { View: FeedbackForm });
