/** A WebP of one colour, 320 pixels a side. */
const webp = 'UklGRioAAABXRUJQVlA4TB4AAAAvP8FPAAfQqjK3qv8BBWkbMPUvfzei/8n9v//3XwE=';

/** The smallest photo that may be uploaded. */
export const smallPhoto = {
  content: Uint8Array.from(atob(webp), (byte) => byte.charCodeAt(0)),
  type: 'image/webp',
};
