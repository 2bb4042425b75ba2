type Viewports = Readonly<Record<string, { styles: { width: string; height: string } }>>;

interface StoryOnPage {
  storyGlobals?: { viewport?: { value?: string } };
  parameters?: { viewport?: { options?: Viewports } };
}

/** What Storybook's frame knows of itself. */
export interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, ...values: unknown[]) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string; story?: StoryOnPage } };
}

/** Shows another story in the frame. Goes into the page as it is. */
export function selectStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Whether the frame has drawn a story. Goes into the page as it is. */
export function isShown(id: string): boolean {
  const render = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && /finished|errored|aborted/.test(render.phase ?? '');
}
