/** iPhones and iPads show the badge of the app on the home screen (OrderBadge) to who allows its notifications; they ask after a press alone. */
export function allowBadge(): void {
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone === true; // of Safari alone
  if (isOnHomeScreen && 'Notification' in window) void Notification.requestPermission();
}
