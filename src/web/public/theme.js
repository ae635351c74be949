// A classic script before the first paint: the chosen theme is on the page before anything is drawn.
;(function () {
  try {
    const theme = localStorage.getItem('bridgeCollective_theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Without storage the page follows the system.
  }
})()
