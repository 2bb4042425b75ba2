import type { InfoContent } from '../InfoContent';

export const privacy: InfoContent = {
  title: 'Privacy policy',
  updated: 'Last updated: 27 July 2024',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We keep only what meeting people and writing to them requires. Your e-mail address and date of birth are never shown to other members. There are no advertising or analytics trackers of other companies on the service.',
        'Data is processed under the personal data law of the Russian Federation, on the basis of the consent you give when you register.',
      ],
    },
    {
      heading: 'What we keep and why',
      items: [
        'E-mail and password: so that you can sign in and recover access. The password is stored only as a hash; even we cannot read it.',
        'Name, gender, date of birth and city: to make up your profile, work out your age and find people nearby.',
        'What you choose to add: a text about yourself, work, education, goals, height, languages and answers to personal questions. Any of these fields may be left empty.',
        'Photos: to show them in your profile.',
        'Likes, blocks, reports and messages: so that matches, conversations and the protection of members work.',
        'Premium requests and the premium period: to switch on what you have paid for.',
        'The time of your last activity, your sessions (when each began, its browser and system without details) and your network address: to show who is online, keep you signed in, list where you are signed in and defend against password guessing.',
      ],
    },
    {
      heading: 'What other members see',
      paragraphs: [
        'Other members see your name, age, city, photos, the profile fields you filled in, and whether you are online, unless you hide that in the settings. Messages are seen by you and the person you write to.',
        'They do not see your e-mail address, date of birth, password, settings, or whom you passed in encounters. If you block somebody, the two of you no longer see each other in search, likes and matches.',
      ],
    },
    {
      heading: 'Photos',
      paragraphs: [
        'The server re-encodes every photo you upload. This removes all metadata: the place and time it was taken and the camera model. The original file is not kept.',
        'The addresses of photos cannot be guessed. A member who sees a photo can still save it, so please do not publish what you are not ready to share.',
      ],
    },
    {
      heading: 'Conversations and moderation',
      paragraphs: [
        'Messages are stored on the server and travel over a secure connection. There is no end-to-end encryption, so do not send passwords or card details in a conversation.',
        'Reports are examined by the operators of the service. They see who was reported, for what reason, and your comment.',
      ],
    },
    {
      heading: 'Whom we share data with',
      paragraphs: [
        'We do not sell data or share it for advertising. The mail server receives your address in order to deliver a code. If a contractor provides hosting, photo storage or the channel of live events, it processes data only on our instructions.',
        'Public authorities receive data only in the cases the law expressly provides for.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'The service sets two necessary cookies that scripts of the page cannot read. One keeps you signed in and lasts no longer than 30 days without a visit. The other is set when you sign in, lasts a year and only tells that you have signed in on this device before, so that others who guess at your password cannot lock you out.',
        'The browser stores your language, sound setting, filters, a summary of your profile, the list of people you passed, and messages that have not been sent yet. When you open that list, the server is asked for the cards of these people and keeps nothing of the question. Logging out erases the member’s data from the device.',
      ],
    },
    {
      heading: 'Getting and correcting your data',
      paragraphs: [
        'You correct your data in your profile and settings. You can get a copy of everything we keep about you: an archive with the data as JSON and your photos.',
        'If you cannot get the copy or correct the data yourself, write to support@iskra.example from the address you registered with.',
      ],
    },
    {
      heading: 'Deletion and retention',
      paragraphs: [
        'Data is kept for as long as the account exists. When you delete the account in the settings, your personal data and photos are deleted at once and all sessions end. By this you also withdraw your consent to the processing.',
        'Photos and messages that were reported are kept until the report is resolved, even if you deleted them. They are deleted together with the account.',
        'Messages you sent stay with the people you wrote to, signed “deleted user”, without your name and photo. A deleted account cannot be restored.',
      ],
    },
    {
      heading: 'Changes and contacts',
      paragraphs: [
        'The policy may change; the version in force and its date are always on this page.',
        'Please send any question about personal data to support@iskra.example.',
      ],
    },
  ],
};
