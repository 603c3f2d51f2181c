/**
 * Never shown: wrong addresses get 404.html (global-not-found.tsx). Without this file, every page carries the framework's
 * own words and styles for it.
 */
export default function NotFound() {
  return null
}
