import { contactForm } from '@caravan/shared/contracts';
import { defineWidget } from '../../define';
import { FeedbackForm } from '../Feedback/FeedbackForm';

/** The feedback form as a part of another section's page. */
const ContactForm = () => <FeedbackForm />;

export const widget = defineWidget(contactForm, { View: ContactForm });
